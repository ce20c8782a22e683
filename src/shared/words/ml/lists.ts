// The texts of lists and their cards.

export const UNTITLED = 'പേരില്ല';
export const READ_MORE = 'കൂടുതൽ വായിക്കൂ';
export const READ_LESS = 'ചുരുക്കൂ';
export const NEWEST_FIRST = 'പുതിയവ ആദ്യം';
export const SOONEST_FIRST = 'ആദ്യം നടക്കുന്നവ ആദ്യം';
export const ABOUT_THE_FILM = 'ചിത്രത്തെക്കുറിച്ച്';
export const FIND_OUT_MORE = 'കൂടുതൽ അറിയാം';
export const CLOSE = 'അടയ്ക്കൂ';

// The texts at the end of a list, with the link to the next page.

export const showingText = (count: number, noun: string) => `കാണിക്കുന്ന ${noun}: ${count}`;
export const moreNotLoadedText = (noun: string) => `കൂടുതൽ ${noun} ലോഡ് ചെയ്യാനായില്ല.`;
export const FROM_THE_BEGINNING = 'തുടക്കം മുതൽ';
export const SHOW_MORE = 'കൂടുതൽ കാണിക്കൂ';
export const LOADING_MORE = 'ലോഡ് ചെയ്യുന്നു…';

// The buttons of a carousel; `noun` names a slide.

export const PAUSE = 'നിർത്തൂ';
export const PLAY = 'തുടരൂ';
export const previousLabel = (noun: string) => `മുൻ ${noun}`;
export const nextLabel = (noun: string) => `അടുത്ത ${noun}`;

// The texts for sharing, and for adding to a calendar.

export const SHARE = 'പങ്കിടൂ';
export const shareLabel = (title: string) => `${title}: പങ്കിടൂ`;
export const COPY_LINK = 'ലിങ്ക് പകർത്തൂ';
export const LINK_COPIED = 'ലിങ്ക് പകർത്തി';
export const COPY_REFUSED = 'ബ്രൗസർ പകർത്തുന്നില്ല. ലിങ്ക് താഴെ തിരഞ്ഞെടുത്തിട്ടുണ്ട്.';
export const LINK = 'ലിങ്ക്';
export const ADD_TO_CALENDAR = 'കലണ്ടറിൽ ചേർക്കൂ';
