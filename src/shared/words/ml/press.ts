// The texts of a film's press page.

export const PRESS = 'മാധ്യമങ്ങൾക്ക്';
export const pressPageTitle = (title: string) => `മാധ്യമങ്ങൾക്ക്: ${title}`;
export const PRESS_MATERIAL = 'മാധ്യമങ്ങൾക്ക്';
export const THE_PRESS_MATERIAL = 'മാധ്യമങ്ങൾക്കുള്ള വിവരങ്ങൾ';
export const FILMS_PAGE = 'ചിത്രത്തിന്റെ പേജ്';
export const PRINT = 'പ്രിന്റ് ചെയ്യൂ';
export const WRITE_TO_US = 'ഞങ്ങൾക്ക് എഴുതൂ';
export const SYNOPSIS = 'കഥാസാരം';
export const SHORT = 'ചുരുക്കത്തിൽ';
export const LONG = 'വിശദമായി';
export const TRAILER = 'ട്രെയിലർ';

export const CREDITS_AND_FACTS = 'അണിയറയും വിവരങ്ങളും';
export const DIRECTOR = 'സംവിധാനം';
export const CAST = 'അഭിനേതാക്കൾ';
export const WRITER = 'രചന';
export const PRODUCTION = 'നിർമാണം';
export const RUNTIME = 'ദൈർഘ്യം';
export const RELEASE = 'റിലീസ്';
export const QUOTES = 'മാധ്യമങ്ങൾ പറഞ്ഞത്';

// The pictures of the press page.

export const PICTURES = 'ഫോട്ടോകൾ';
export const courtesyLine = (title: string, company: string) => `“${title}”, കടപ്പാട്: ${company}`;
export const FREE_TO_USE = 'ചിത്രത്തെക്കുറിച്ചുള്ള വാർത്തകളിൽ ഈ കടപ്പാടോടെ സൗജന്യമായി ഉപയോഗിക്കാം:';
export const posterAlt = (title: string) => `${title}: പോസ്റ്റർ`;
export const WIDE_PICTURE = 'വീതിയുള്ള ഫോട്ടോ';
export const STILL = 'സ്റ്റിൽ';
export const OPEN_FILE = 'ഫയൽ തുറക്കൂ';
export const DOWNLOAD_ALL = 'എല്ലാം ZIP ആയി ഡൗൺലോഡ് ചെയ്യൂ';
export const PACKING = 'ഒരുക്കുന്നു...';
export const unreadPicturesText = (missing: number, count: number) =>
  `${count} ഫോട്ടോകളിൽ ${missing} എണ്ണം കിട്ടിയില്ല. അവ ഓരോന്നായി തുറക്കൂ.`;
export const NOT_PACKED = 'ഫോട്ടോകൾ ഒരുമിച്ചെടുക്കാനായില്ല. അവ ഓരോന്നായി തുറക്കൂ.';

// The text file in the ZIP of the press page.

export const creditLine = (credit: string) => `കടപ്പാട്: ${credit}`;
export const notIncludedLine = (name: string, address: string) =>
  `ഉൾപ്പെടുത്താനാകാത്തത്: ${name}, ${address}`;
