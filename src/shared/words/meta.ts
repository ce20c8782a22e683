// The descriptions in link previews and search results of entries without a text.

export const titledFilmDescription = (title: string, company: string) =>
  `${title}, a film by ${company}.`;
export const filmDescription = (company: string) => `A film by ${company}.`;
export const noSuchFilmDescription = (company: string) => `There is no such film at ${company}.`;
export const pressDescription = (title: string) =>
  `Press material for ${title}: synopsis, credits, stills and contacts.`;
export const pictureDescription = (company: string) => `A picture from ${company}.`;
export const videoDescription = (company: string) => `A video from ${company}.`;
export const newsDescription = (company: string) => `News from ${company}.`;
export const eventDescription = (company: string) => `An event of ${company}.`;
/** The alternative text of a poster. */
export const posterAlt = (title: string) => `Poster of ${title}`;
