// The texts of form fields.

export const OPTIONAL = '(നിർബന്ധമില്ല)';
export const longerThanError = (label: string, limit: number) =>
  `${label}: ${limit} അക്ഷരങ്ങളിൽ കൂടുതലായി`;
export const lengthText = (length: number, limit: number) => `${limit} അക്ഷരങ്ങളിൽ ${length}`;
export const tooLongError = (excess: number, limit: number) =>
  `${excess} ${excess === 1 ? 'അക്ഷരം' : 'അക്ഷരങ്ങൾ'} കുറയ്ക്കൂ: ${limit} വരെയാകാം.`;

export const WITH_HIDDEN = 'ഇത് വീണ്ടും ടൈപ്പ് ചെയ്യൂ: ഇതിൽ ഒരു ടാബോ പുതിയ വരിയോ കാണാനാവാത്ത ഒരു അക്ഷരമോ ഉണ്ട്.';
export const EMAIL_WITH_BLANKS = 'ഇമെയിൽ വിലാസത്തിൽ ഇടവിട്ട സ്ഥലം പാടില്ല.';
export const NO_EMAIL_ADDRESS =
  'ഇമെയിൽ വിലാസത്തിൽ ഒരു @ ചിഹ്നവും അതിന്റെ ഇരുവശത്തും അക്ഷരങ്ങളും വേണം: anu@example.com.';

// The texts of the login page.

export const ADMIN_LOGIN = 'അഡ്മിൻ ലോഗിൻ';
export const CREW_ONLY = 'അണിയറക്കാർ മാത്രം';
export const backToText = (company: string) => `${company}: തിരികെ പോകാം`;
export const SIGN_IN = 'സൈൻ ഇൻ ചെയ്യൂ';
export const EMAIL = 'ഇമെയിൽ';
export const SIGNING_IN = 'സൈൻ ഇൻ ചെയ്യുന്നു…';
export const LOGIN = 'ലോഗിൻ';
export const FORGOTTEN = 'പാസ്‌വേഡ് മറന്നോ?';
export const FORGOTTEN_PASSWORD = 'പാസ്‌വേഡ് മറന്നു';
export const WE_SEND_LINK = 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കാൻ ഞങ്ങൾ ഒരു ലിങ്ക് അയയ്ക്കാം.';
export const LINK_ON_ITS_WAY = 'ഈ വിലാസത്തിന് അക്കൗണ്ടുണ്ടെങ്കിൽ ഒരു ലിങ്ക് ഉടൻ എത്തും. സ്പാം ഫോൾഡറിലും നോക്കൂ.';
export const LINK_FAILED = 'ലിങ്ക് ആവശ്യപ്പെടാനായില്ല. വിലാസവും കണക്ഷനും പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കൂ.';
export const SENDING_LINK = 'അയയ്ക്കുന്നു…';
export const SEND_LINK = 'ലിങ്ക് അയയ്ക്കൂ';
export const BACK_TO_LOGIN = 'ലോഗിനിലേക്ക് മടങ്ങാം';
export const INVALID_CREDENTIALS = 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല';
export const NOT_AUTHORIZED = 'നിങ്ങൾക്ക് അഡ്മിൻ അനുമതിയില്ല';
export const SESSION_NOT_KEPT =
  'ഈ ബ്രൗസറിന് ലോഗിൻ സൂക്ഷിക്കാനായില്ല: സ്ഥലം തീർന്നു, അല്ലെങ്കിൽ ഒന്നും സൂക്ഷിക്കാൻ അനുവാദമില്ല. കുറച്ചു സ്ഥലം ഒഴിവാക്കുകയോ ഈ സൈറ്റിന് വിവരങ്ങൾ സൂക്ഷിക്കാൻ അനുവാദം നൽകുകയോ ചെയ്ത് വീണ്ടും ലോഗിൻ ചെയ്യൂ.';
export const PASSWORD = 'പാസ്‌വേഡ്';
export const HIDE = 'മറയ്ക്കൂ';
export const SHOW = 'കാണിക്കൂ';
