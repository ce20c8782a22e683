// The words of sharing, and of adding to a calendar.

export const SHARE = 'പങ്കിടൂ';
export const share = (title: string) => `${title}: പങ്കിടൂ`;
export const COPY_LINK = 'ലിങ്ക് പകർത്തൂ';
export const LINK_COPIED = 'ലിങ്ക് പകർത്തി';
export const COPY_REFUSED = 'ബ്രൗസർ പകർത്തുന്നില്ല. ലിങ്ക് താഴെ തിരഞ്ഞെടുത്തിട്ടുണ്ട്.';
export const LINK = 'ലിങ്ക്';
export const ADD_TO_CALENDAR = 'കലണ്ടറിൽ ചേർക്കൂ';
