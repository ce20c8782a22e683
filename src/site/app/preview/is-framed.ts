/** Whether this page is shown in a frame of another one. */
export const isFramed = (): boolean => window.self !== window.top;
