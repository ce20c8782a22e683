// The texts of the contact page and its form.

export const SCRIPTS_AND_STREETS =
  'തിരക്കഥകൾ, പ്രദർശനങ്ങൾ, ഞങ്ങൾ ഷൂട്ട് ചെയ്യേണ്ട ഒരു തെരുവ്, പൂട്ടാൻ പോകുന്ന ഒരു തിയേറ്റർ: ഞങ്ങളോട് പറയൂ. ഇവിടെയെത്തുന്നതെല്ലാം രണ്ടുപേർ വായിക്കും.';
export const MAP = 'ഭൂപടം';
export const mapTitle = (place: string) => `ഭൂപടം: ${place}`;
export const OPEN_IN_GOOGLE_MAPS = 'Google Maps-ൽ തുറക്കൂ';

export const WRITE_TO_US = 'ഞങ്ങൾക്ക് എഴുതൂ';
export const NAME = 'പേര്';
export const EMAIL = 'ഇമെയിൽ';
export const TOPIC = 'എന്തിനെക്കുറിച്ചാണ്?';
export const CHOOSE_TOPIC = 'വിഷയം തിരഞ്ഞെടുക്കൂ';
export const SUBJECT = 'തലക്കെട്ട്';
export const MESSAGE = 'സന്ദേശം';
export const LEAVE_EMPTY = 'ഇത് ഒഴിച്ചിടൂ';
export const WE_STORE =
  'നിങ്ങൾക്ക് മറുപടി തരാനായി നിങ്ങളുടെ പേരും ഇമെയിൽ വിലാസവും നിങ്ങൾ എഴുതുന്നതും ഞങ്ങൾ സൂക്ഷിക്കും. ഞങ്ങൾ മാത്രമേ അത് വായിക്കൂ.';
export const HOW_WE_HANDLE = 'നിങ്ങളുടെ വിവരങ്ങൾ എങ്ങനെ കൈകാര്യം ചെയ്യുന്നു';
export const SEND = 'സന്ദേശം അയയ്ക്കൂ';
export const SENDING = 'നിങ്ങളുടെ സന്ദേശം അയയ്ക്കുന്നു…';

export const SENT = 'ഞങ്ങൾക്ക് എഴുതിയതിന് നന്ദി! ഉടൻ മറുപടി തരാം.';
export const SEND_ANOTHER = 'മറ്റൊരു സന്ദേശം അയയ്ക്കൂ';
export const SEND_FAILED = 'എന്തോ തകരാറുണ്ടായി. പിന്നീട് വീണ്ടും ശ്രമിക്കൂ.';
export const FAILED_OFFLINE =
  'നിങ്ങൾ ഓഫ്‌ലൈനാണെന്ന് തോന്നുന്നു. നിങ്ങളുടെ സന്ദേശം ഇവിടെത്തന്നെയുണ്ട്: ഓൺലൈനാകുമ്പോൾ അയയ്ക്കൂ.';
export const FAILED_UNANSWERED = 'ഞങ്ങളെ ബന്ധപ്പെടാനായില്ല. നിങ്ങളുടെ സന്ദേശം ഇവിടെത്തന്നെയുണ്ട്; വീണ്ടും അയയ്ക്കാം.';
export const FAILED_TIMEOUT =
  'സമയത്തിന് മറുപടി കിട്ടിയില്ല. നിങ്ങളുടെ സന്ദേശം ഇവിടെത്തന്നെയുണ്ട്; വീണ്ടും അയച്ചാലും രണ്ടുതവണ എത്തില്ല.';
export const FAILED_BUSY =
  'ഇപ്പോൾ വളരെയധികം സന്ദേശങ്ങൾ വരുന്നുണ്ട്. നിങ്ങളുടെ സന്ദേശം ഇവിടെത്തന്നെയുണ്ട്: ഏതാനും മിനിറ്റ് കഴിഞ്ഞ് ശ്രമിക്കൂ.';
export const FAILED_REFUSED = 'സന്ദേശം സ്വീകരിക്കാനായില്ല. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്.';
export const WRITE_TO = 'ഈ വിലാസത്തിലും എഴുതാം:';

// The validation messages and topics of a message, on the contact page and in the inbox.

export const TOPIC_TICKETS = 'ടിക്കറ്റുകൾ';
export const TOPIC_PRESS = 'മാധ്യമങ്ങൾ';
export const TOPIC_RIGHTS = 'അവകാശങ്ങളും പ്രദർശനങ്ങളും';
export const TOPIC_OTHER = 'മറ്റുള്ളവ';

export const NO_NAME = 'നിങ്ങളുടെ പേര് പറയൂ.';
export const NO_EMAIL = 'മറുപടി അയയ്ക്കാൻ ഒരു ഇമെയിൽ വിലാസം തരൂ.';
export const NO_MESSAGE = 'ഒരു സന്ദേശം എഴുതൂ.';
export const isCompleteText = (host: string) =>
  `“@${host}” പൂർണമാണോ? മിക്ക വിലാസങ്ങളും example.com പോലെയാണ് അവസാനിക്കുക. നിങ്ങളുടേത് ശരിയാണെങ്കിൽ വീണ്ടും അയയ്ക്കൂ.`;

// The ways to reach the company, which are headings on several pages.

export const PHONE = 'ഫോൺ';
export const ADDRESS = 'വിലാസം';
export const PRESS = 'മാധ്യമങ്ങൾ';
export const RIGHTS = 'അവകാശങ്ങളും പ്രദർശനങ്ങളും';
