// The texts of the page of a shared draft.

export const PREVIEW = 'പ്രിവ്യൂ';
export const notPublishedText = (madeAt: string, endsAt: string) =>
  `, പ്രസിദ്ധീകരിച്ചിട്ടില്ല. ${madeAt} വരെയുള്ളത്. ഈ ലിങ്ക് ${endsAt} വരെ മാത്രം.`;
export const PREVIEW_ENDED = 'ഈ പ്രിവ്യൂ അവസാനിച്ചു';
export const ENDS_BY_ITSELF =
  'പ്രിവ്യൂവിന്റെ ലിങ്ക് തനിയെ അവസാനിക്കും, അല്ലെങ്കിൽ അത് നിർത്തുമ്പോഴോ പ്രസിദ്ധീകരിക്കുമ്പോഴോ അവസാനിക്കും. ലിങ്ക് അയച്ചയാൾക്ക് മറ്റൊന്ന് ഉണ്ടാക്കാം.';
export const START_AT_HOME = 'ഹോമിൽ നിന്ന് തുടങ്ങാം';
export const THE_PREVIEW = 'പ്രിവ്യൂ';
