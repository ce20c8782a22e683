export const tooOldText = (browser: string, oldest: string) =>
  `${browser || 'ഈ ബ്രൗസർ'} ഈ സൈറ്റിന് വളരെ പഴയതാണ്. ഇത് പ്രവർത്തിക്കുന്നത് ${oldest} എന്നിവയിലും അവയ്ക്കു ശേഷമുള്ളവയിലുമാണ്.`;
