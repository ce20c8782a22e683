// The texts of events.

export const THE_EVENTS = 'ഇവന്റുകൾ';
export const THE_EVENT = 'ഇവന്റ്';
export const THE_PAST_EVENTS = 'കഴിഞ്ഞ ഇവന്റുകൾ';
export const LOADING_EVENTS = 'ഇവന്റുകൾ ലോഡ് ചെയ്യുന്നു';
export const NO_EVENTS = 'ഇപ്പോൾ ഇവന്റുകളൊന്നും നിശ്ചയിച്ചിട്ടില്ല.';
export const NO_PAST_EVENTS = 'ഇതുവരെ ഒന്നും ഉണ്ടായിട്ടില്ല.';
export const PAST_EVENTS = 'കഴിഞ്ഞ ഇവന്റുകൾ';
export const timeZoneNote = (zone: string) => `സമയങ്ങൾ ${zone} അനുസരിച്ചാണ്.`;
export const EVENT = 'ഇവന്റ്';
export const EVENT_OVER = 'ഈ ഇവന്റ് കഴിഞ്ഞു';
export const EVENT_GONE = 'ഈ ഇവന്റ് ഇപ്പോൾ ഇവിടെയില്ല.';
export const ABOUT_EVENT = ': ';
