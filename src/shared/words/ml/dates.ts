// The format of dates.

const MONTHS = 'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ'.split(' ');

const monthName = (month: number) => `${MONTHS[month - 1]}`;
export const dayText = (year: number, month: number, day: number) =>
  `${year} ${monthName(month)} ${day}`;

export const monthHeading = (year: number, month: number) => `${year} ${monthName(month)}`;
export const NO_DATE_YET = 'തീയതി പിന്നീട്';
export const daysLeftText = (days: number) => ['ഇന്ന്', 'നാളെ'][days] ?? `ഇനി ${days} ദിവസം`;
export const ticketsFromText = (day: string) => `ടിക്കറ്റുകൾ ${day} മുതൽ`;

export const ZONE_LANGUAGE = 'ml';
export const ZONE_FORM = 'longGeneric';
