// The texts of the search: its panel and its page.

export const SEARCH_EVERYTHING = 'ചിത്രങ്ങളും വീഡിയോകളും വാർത്തകളും ഇവന്റുകളും തിരയൂ';
export const SEARCH_PLACEHOLDER = 'പേര്, അഭിനേതാവ്, സംവിധാനം, വിഭാഗം…';
export const SEARCH_HINT = 'പേരുകൾ, ആളുകൾ, വിഭാഗങ്ങൾ, വർഷങ്ങൾ: രണ്ടക്ഷരം മതി.';
export const THE_SEARCH = 'തിരയൽ';
export const SEARCH_KEY = '/ എന്ന കീ അമർത്തിയാൽ തിരയൽ തുറക്കും';
export const FILMS = 'ചിത്രങ്ങൾ';
export const RESULTS = 'ഫലങ്ങൾ';
export const RESULTS_NOUN = 'ഫലങ്ങൾ';
export const SEE_ALL_RESULTS = 'എല്ലാ ഫലങ്ങളും കാണാം';
export const TO = ' – ';

// The results of the search.

export const resultCountText = (count: number) => `${count} ${count === 1 ? 'ഫലം' : 'ഫലങ്ങൾ'}`;
export const nothingFoundText = (query: string) => `“${query}”: ഒന്നും കണ്ടെത്തിയില്ല`;
