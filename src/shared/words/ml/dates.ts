// How days are written.

const MONTHS = 'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ'.split(' ');

const monthName = (month: number) => `${MONTHS[month - 1]}`;
export const dayText = (year: number, month: number, day: number) =>
  `${year} ${monthName(month)} ${day}`;

export const monthHeading = (year: number, month: number) => `${year} ${monthName(month)}`;
export const NO_DATE_YET = 'തീയതി പിന്നീട്';
export const daysLeft = (days: number) => ['ഇന്ന്', 'നാളെ'][days] ?? `ഇനി ${days} ദിവസം`;
export const ticketsFromDay = (day: string) => `ടിക്കറ്റുകൾ ${day} മുതൽ`;

export const ZONE_LANGUAGE = 'ml';
export const ZONE_FORM = 'longGeneric';

// The day of an event on its card.

export const TODAY = 'ഇന്ന്';
export const ON_NOW = 'ഇപ്പോൾ';
export const weekdayName = (day: number) =>
  'ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി'.split(' ')[day] ?? '';
export const shortMonth = (month: number) =>
  'ജനു ഫെബ്രു മാർച്ച് ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം'.split(' ')[month - 1] ?? '';
export const until = (end: string) => `${end} വരെ`;

// When events are.

export const fromTo = (from: string, to: string) => `${from} മുതൽ ${to} വരെ`;

// How long a movie is.

export const HOURS_SHORT = 'മണി.';
export const MINUTES_SHORT = 'മിനി.';
export const hoursText = (count: number) => `${count} മണിക്കൂർ`;
export const minutesText = (count: number) => `${count} മിനിറ്റ്`;
