; The installer for Windows, for NSIS 3 (https://nsis.sourceforge.io); packaging/build-windows runs it.
;
; It installs for one user, without an administrator. Silent: goref-X.Y.Z-windows-x86_64.exe /S
; and, as the last word and without quotes, /D=C:\some folder. It ends with 2 while goref runs.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\goref"

Name "goref"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\goref"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "goref ${VERSION}"
VIProductVersion "${FOUR}"
VIAddVersionKey "CompanyName" "The goref developers"
VIAddVersionKey "FileDescription" "goref, a referee's tool for games of Go: installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"
VIAddVersionKey "ProductName" "goref"
VIAddVersionKey "ProductVersion" "${VERSION}"

!define MUI_ICON "${ICONS}/goref.ico"
!define MUI_UNICON "${ICONS}/goref.ico"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\goref.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_LICENSE "${PROGRAM}/LICENSE"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The languages, and what goref says in them: installer.py writes them, and what to remove.
!include "${WORK}/languages.nsh"
!include "${WORK}/remove.nsh"

; Windows lends no file that a running program has loaded to whoever wants to write it.
!macro GorefMustNotRun un
Function ${un}GorefMustNotRun
  again:
    IfFileExists "$INSTDIR\python\python313.dll" 0 done
    ClearErrors
    FileOpen $0 "$INSTDIR\python\python313.dll" a
    IfErrors running
    FileClose $0
    Goto done
  running:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  done:
FunctionEnd
!macroend
!insertmacro GorefMustNotRun ""
!insertmacro GorefMustNotRun "un."

; A value of the registry is set, and taken away if it is still this one.
!macro Associate suffix class icon text
  WriteRegStr HKCU "${CLASSES}\${class}" "" "${text}"
  WriteRegStr HKCU "${CLASSES}\${class}\DefaultIcon" "" "$INSTDIR\${icon}.ico"
  WriteRegStr HKCU "${CLASSES}\${class}\shell\open\command" "" '"$INSTDIR\goref.exe" gui "%1"'
  WriteRegStr HKCU "${CLASSES}\.${suffix}\OpenWithProgids" "${class}" ""
!macroend
!macro Own suffix class type
  WriteRegStr HKCU "${CLASSES}\.${suffix}" "" "${class}"
  WriteRegStr HKCU "${CLASSES}\.${suffix}" "Content Type" "${type}"
!macroend
!macro Leave suffix class type
  ReadRegStr $0 HKCU "${CLASSES}\.${suffix}" ""
  ${If} $0 == "${class}"
    DeleteRegValue HKCU "${CLASSES}\.${suffix}" ""
  ${EndIf}
  ReadRegStr $0 HKCU "${CLASSES}\.${suffix}" "Content Type"
  ${If} $0 == "${type}"
    DeleteRegValue HKCU "${CLASSES}\.${suffix}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.${suffix}\OpenWithProgids" "${class}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${suffix}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${suffix}"
  DeleteRegKey HKCU "${CLASSES}\${class}"
!macroend
!define SHCNE_ASSOCCHANGED 0x08000000
!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
!macroend

Section "goref"
  SectionIn RO
  Call GorefMustNotRun
  ; An older goref takes away what it brought, and nothing else; this one says the rest anew.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /update _?=$INSTDIR' $0
    ${If} $0 != 0
      SetErrorLevel 2
      Abort
    ${EndIf}
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\goref.lnk" "$INSTDIR\goref.exe"
  !insertmacro Associate goref goref.case goref-case "$(CaseName)"
  !insertmacro Own goref goref.case application/x-goref-case
  !insertmacro Associate gorefevent goref.event goref-event "$(EventName)"
  !insertmacro Own gorefevent goref.event application/x-goref-event
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "goref"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\goref.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The goref developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TellDesktop
SectionEnd

; Records belong to many programs: goref is offered for them, and takes none away.
Section "$(OpenSgf)"
  !insertmacro Associate sgf goref.record goref "$(RecordName)"
  !insertmacro TellDesktop
SectionEnd

Section "Uninstall"
  Call un.GorefMustNotRun
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/update" $2
  ${IfNot} ${Errors} ; the new goref has the same names
    Return
  ${EndIf}
  Delete "$SMPROGRAMS\goref.lnk"
  !insertmacro Leave goref goref.case application/x-goref-case
  !insertmacro Leave gorefevent goref.event application/x-goref-event
  !insertmacro Leave sgf goref.record application/x-go-sgf
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellDesktop
SectionEnd
