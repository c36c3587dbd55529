"""Pictures and words: a view goes in, an image or a sentence comes out."""
