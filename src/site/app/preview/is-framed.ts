export const isFramed = (): boolean => window.self !== window.top;
