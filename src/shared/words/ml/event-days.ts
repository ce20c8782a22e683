// The days and times of an event.

export const TODAY = 'ഇന്ന്';
export const ON_NOW = 'ഇപ്പോൾ';
export const weekdayName = (day: number) =>
  'ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി'.split(' ')[day] ?? '';
export const shortMonth = (month: number) =>
  'ജനു ഫെബ്രു മാർച്ച് ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം'.split(' ')[month - 1] ?? '';
export const untilText = (end: string) => `${end} വരെ`;

export const rangeText = (from: string, to: string) => `${from} മുതൽ ${to} വരെ`;
