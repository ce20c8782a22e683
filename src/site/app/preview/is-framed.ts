/** Whether this page is in a frame. */
export const isFramed = (): boolean => window.self !== window.top;
