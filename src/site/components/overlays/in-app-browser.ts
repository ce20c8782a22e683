const APPS =
  /\b(?:FBA[NV]|FB_IAB|Instagram|Line\/|Twitter|Snapchat|Pinterest|LinkedInApp|WhatsApp|MicroMessenger|Telegram|BytedanceWebview|musical_ly|GSA\/)|; wv\)/;

/** iOS names Safari in all browsers, also in browsers of other makers, and in no view inside an app. */
const VIEW_OF_IOS = /(?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Whether a user agent is a browser inside another app, from which no calendar can be opened. */
export const isInApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || VIEW_OF_IOS.test(userAgent);
