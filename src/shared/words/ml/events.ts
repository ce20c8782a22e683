// The words of events.

export const THE_EVENTS = 'ഇവന്റുകൾ';
export const THE_EVENT = 'ഇവന്റ്';
export const THE_PAST_EVENTS = 'കഴിഞ്ഞ ഇവന്റുകൾ';
export const LOADING_EVENTS = 'ഇവന്റുകൾ ലോഡ് ചെയ്യുന്നു';
export const NO_EVENTS = 'ഇപ്പോൾ ഇവന്റുകളൊന്നും നിശ്ചയിച്ചിട്ടില്ല.';
export const NO_PAST_EVENTS = 'ഇതുവരെ ഒന്നും ഉണ്ടായിട്ടില്ല.';
export const PAST_EVENTS = 'കഴിഞ്ഞ ഇവന്റുകൾ';
export const EVENT = 'ഇവന്റ്';
export const EVENT_OVER = 'ഈ ഇവന്റ് കഴിഞ്ഞു';
export const EVENT_GONE = 'ഈ ഇവന്റ് ഇപ്പോൾ ഇവിടെയില്ല.';
export const ABOUT_EVENT = ': ';

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
