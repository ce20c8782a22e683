// The words of lists and of the cards in them.

export const UNTITLED = 'പേരില്ല';
export const READ_MORE = 'കൂടുതൽ വായിക്കൂ';
export const READ_LESS = 'ചുരുക്കൂ';
export const NEWEST_FIRST = 'പുതിയവ ആദ്യം';
export const SOONEST_FIRST = 'ആദ്യം നടക്കുന്നവ ആദ്യം';
export const ABOUT_THE_FILM = 'ചിത്രത്തെക്കുറിച്ച്';
export const FIND_OUT_MORE = 'കൂടുതൽ അറിയാം';
export const CLOSE = 'അടയ്ക്കൂ';
