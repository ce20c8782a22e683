// The descriptions in link previews and search results of entries without a text.

export const titledFilmDescription = (title: string, company: string) =>
  `${title}: ${company} ഒരുക്കുന്ന ചിത്രം.`;
export const filmDescription = (company: string) => `${company} ഒരുക്കുന്ന ചിത്രം.`;
export const noSuchFilmDescription = (company: string) => `${company}: ഇങ്ങനെയൊരു ചിത്രമില്ല.`;
export const pressDescription = (title: string) =>
  `${title}: മാധ്യമങ്ങൾക്കുള്ള കഥാസാരം, അണിയറ, സ്റ്റില്ലുകൾ, ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ.`;
export const pictureDescription = (company: string) => `${company}: ഒരു ഫോട്ടോ.`;
export const videoDescription = (company: string) => `${company}: ഒരു വീഡിയോ.`;
export const newsDescription = (company: string) => `${company}: പുതിയ വാർത്ത.`;
export const eventDescription = (company: string) => `${company}: ഒരു ഇവന്റ്.`;
export const posterAlt = (title: string) => `${title}: പോസ്റ്റർ`;
