const APPS =
  /\b(?:FBA[NV]|FB_IAB|Instagram|Line\/|Twitter|Snapchat|Pinterest|LinkedInApp|WhatsApp|MicroMessenger|Telegram|BytedanceWebview|musical_ly|GSA\/)|; wv\)/;

/** On iOS the user agent contains Safari in every browser, but not in an in-app view. */
const VIEW_OF_IOS = /(?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Whether the user agent is an in-app browser, which cannot open a calendar. */
export const isInApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || VIEW_OF_IOS.test(userAgent);
