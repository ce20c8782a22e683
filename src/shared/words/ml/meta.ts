// The descriptions in link previews and search results of entries without a text.

export const filmTitledBy = (title: string, company: string) =>
  `${title}: ${company} ഒരുക്കുന്ന ചിത്രം.`;
export const filmBy = (company: string) => `${company} ഒരുക്കുന്ന ചിത്രം.`;
export const noSuchFilm = (company: string) => `${company}: ഇങ്ങനെയൊരു ചിത്രമില്ല.`;
export const pressMaterialFor = (title: string) =>
  `${title}: മാധ്യമങ്ങൾക്കുള്ള കഥാസാരം, അണിയറ, സ്റ്റില്ലുകൾ, ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ.`;
export const pictureFrom = (company: string) => `${company}: ഒരു ഫോട്ടോ.`;
export const videoFrom = (company: string) => `${company}: ഒരു വീഡിയോ.`;
export const newsFrom = (company: string) => `${company}: പുതിയ വാർത്ത.`;
export const eventOf = (company: string) => `${company}: ഒരു ഇവന്റ്.`;
export const posterOf = (title: string) => `${title}: പോസ്റ്റർ`;
