// What is said of the fields of forms.

export const OPTIONAL = '(നിർബന്ധമില്ല)';
export const longerThan = (label: string, limit: number) => `${label}: ${limit} അക്ഷരങ്ങളിൽ കൂടുതലായി`;
export const lengthOf = (length: number, limit: number) => `${limit} അക്ഷരങ്ങളിൽ ${length}`;
export const tooLong = (excess: number, limit: number) =>
  `${excess} ${excess === 1 ? 'അക്ഷരം' : 'അക്ഷരങ്ങൾ'} കുറയ്ക്കൂ: ${limit} വരെയാകാം.`;

export const WITH_HIDDEN = 'ഇത് വീണ്ടും ടൈപ്പ് ചെയ്യൂ: ഇതിൽ ഒരു ടാബോ പുതിയ വരിയോ കാണാനാവാത്ത ഒരു അക്ഷരമോ ഉണ്ട്.';
export const EMAIL_WITH_BLANKS = 'ഇമെയിൽ വിലാസത്തിൽ ഇടവിട്ട സ്ഥലം പാടില്ല.';
export const NO_EMAIL_ADDRESS =
  'ഇമെയിൽ വിലാസത്തിൽ ഒരു @ ചിഹ്നവും അതിന്റെ ഇരുവശത്തും അക്ഷരങ്ങളും വേണം: anu@example.com.';
