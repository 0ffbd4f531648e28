/* Stands in for Windows' own icuuc.dll, which Wine 10 lacks: for trying goref there, never shipped.

   Qt converts texts of rare encodings by it. Every call fails here, as for an encoding that
   Windows does not know; goref asks Qt for no such encoding. */

enum { UNSUPPORTED = 16 }; /* U_UNSUPPORTED_ERROR */
#define EXPORT __declspec(dllexport)

/* void *ucnv_open(const char *name, UErrorCode *error) */
EXPORT void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = UNSUPPORTED;
    return 0;
}

#define NOTHING(name) EXPORT long long name(void) { return 0; }
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_countAvailable)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
