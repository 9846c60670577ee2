/* There is nothing to call in this target: it only has functions that replace those of leptonica and tesseract in the
   executable that it is linked into. Link it into an executable alone, never into a library. */
#ifndef CKIFTESSERACTOVERRIDES_H
#define CKIFTESSERACTOVERRIDES_H
#endif
