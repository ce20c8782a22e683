// What is said where something could not be read.

export const notLoaded = (what: string) => `${what} ലോഡ് ചെയ്യാനായില്ല.`;
export const TRY_AGAIN_PLEASE = 'വീണ്ടും ശ്രമിക്കൂ.';
export const YOU_ARE_OFFLINE = 'നിങ്ങൾ ഓഫ്‌ലൈനാണെന്ന് തോന്നുന്നു.';
export const UNREACHABLE = 'സൈറ്റ് ഇപ്പോൾ കിട്ടുന്നില്ല. കണക്ഷൻ തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കൂ.';
export const TRY_AGAIN = 'വീണ്ടും ശ്രമിക്കൂ';
