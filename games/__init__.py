"""The rules of all games. Pure: no Discord, no database, no pictures, no clock."""
