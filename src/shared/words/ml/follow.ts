// The texts of the news feed and the calendars.

export const feedTitle = (company: string) => `${company}: വാർത്തകൾ`;
export const filmNewsTitle = (title: string) => `ചിത്രം: ${title}`;
export const releaseNewsTitle = (title: string) => `തിയേറ്ററുകളിലെത്തി: ${title}`;
export const videoNewsTitle = (title: string) => `വീഡിയോ: ${title}`;
export const WATCH_THE_TRAILER = 'ട്രെയിലർ കാണാം';
export const WATCH_THE_VIDEO = 'വീഡിയോ കാണാം';
export const RELEASE = 'റിലീസ്';

export const calendarName = (company: string) => `${company}: ഇവന്റുകളും റിലീസുകളും`;
export const eventsCalendarName = (company: string) => `${company}: ഇവന്റുകൾ`;
export const townCalendarName = (company: string, town: string) => `${company}: ഇവന്റുകൾ, ${town}`;

// The dialog with the ways to follow the dates in a calendar.

export const FOLLOW_IN_CALENDAR = 'നിങ്ങളുടെ കലണ്ടറിൽ പിന്തുടരൂ';
export const DATES_FOLLOW = 'പുതിയ തീയതികൾ തനിയെ വരും, മാറിയവ മാറും.';
export const WHICH_DATES = 'ഏതെല്ലാം തീയതികൾ';
export const ALL_DATES = 'ഇവന്റുകളും റിലീസുകളും';
export const ALL_EVENTS = 'ഇവന്റുകൾ';
export const townEventsLabel = (town: string) => `ഇവന്റുകൾ: ${town}`;
export const THIS_DEVICE = 'ഈ ഉപകരണത്തിലെ കലണ്ടർ';
export const HOW_WEBCAL = 'നിങ്ങളുടെ കലണ്ടർ തുറന്ന്, ഇത് ചേർക്കണോ എന്ന് ചോദിക്കും.';
export const HOW_GOOGLE =
  'ഗൂഗിൾ കലണ്ടർ പുതിയ ടാബിൽ തുറന്ന്, ഇത് ചേർക്കണോ എന്ന് ചോദിക്കും; പുതിയ തീയതികൾ ദിവസത്തിലൊരിക്കൽ നോക്കും.';
export const HOW_OUTLOOK = 'ഔട്ട്‌ലുക്ക് പുതിയ ടാബിൽ തുറന്ന്, സൈൻ ഇൻ ചെയ്യാൻ ആവശ്യപ്പെടും.';
export const COPY_ADDRESS = 'വിലാസം പകർത്തൂ';
export const HOW_COPY = 'മറ്റേത് കലണ്ടറിനും: വിലാസം കൊണ്ട് കലണ്ടർ ചേർക്കുന്നിടത്ത് ഇത് ഒട്ടിക്കൂ.';
export const HOW_COPY_IN_APP =
  'ഈ ആപ്പിനുള്ളിൽ നിന്ന് കലണ്ടർ തുറക്കാനാവില്ല: നിങ്ങളുടെ കലണ്ടറിൽ, വിലാസം കൊണ്ട് കലണ്ടർ ചേർക്കുന്നിടത്ത് ഇത് ഒട്ടിക്കൂ.';
export const ADDRESS_COPIED = 'വിലാസം പകർത്തി';
export const ADDRESS_NOT_COPIED = 'ബ്രൗസർ പകർത്തുന്നില്ല. വിലാസം താഴെ തിരഞ്ഞെടുത്തിട്ടുണ്ട്.';
export const ADDRESS = 'വിലാസം';
