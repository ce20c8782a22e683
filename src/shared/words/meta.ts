// The descriptions in link previews and search results of entries without a text.

export const filmTitledBy = (title: string, company: string) => `${title}, a film by ${company}.`;
export const filmBy = (company: string) => `A film by ${company}.`;
export const noSuchFilm = (company: string) => `There is no such film at ${company}.`;
export const pressMaterialFor = (title: string) =>
  `Press material for ${title}: synopsis, credits, stills and contacts.`;
export const pictureFrom = (company: string) => `A picture from ${company}.`;
export const videoFrom = (company: string) => `A video from ${company}.`;
export const newsFrom = (company: string) => `News from ${company}.`;
export const eventOf = (company: string) => `An event of ${company}.`;
/** The alternative text of a poster. */
export const posterOf = (title: string) => `Poster of ${title}`;
