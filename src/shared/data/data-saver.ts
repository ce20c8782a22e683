/** Whether the visitor has asked for few data, which Chromium's browsers alone say. */
export const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;
