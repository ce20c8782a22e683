// What a message has to have, and what it is about: on the contact page and in the inbox.

export const TOPIC_TICKETS = 'ടിക്കറ്റുകൾ';
export const TOPIC_PRESS = 'മാധ്യമങ്ങൾ';
export const TOPIC_RIGHTS = 'അവകാശങ്ങളും പ്രദർശനങ്ങളും';
export const TOPIC_OTHER = 'മറ്റുള്ളവ';

export const NO_NAME = 'നിങ്ങളുടെ പേര് പറയൂ.';
export const NO_EMAIL = 'മറുപടി അയയ്ക്കാൻ ഒരു ഇമെയിൽ വിലാസം തരൂ.';
export const NO_MESSAGE = 'ഒരു സന്ദേശം എഴുതൂ.';
export const isComplete = (host: string) =>
  `“@${host}” പൂർണമാണോ? മിക്ക വിലാസങ്ങളും example.com പോലെയാണ് അവസാനിക്കുക. നിങ്ങളുടേത് ശരിയാണെങ്കിൽ വീണ്ടും അയയ്ക്കൂ.`;
