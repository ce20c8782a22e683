/** Whether the visitor has switched on data saving, which only Chromium browsers report. */
export const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;
