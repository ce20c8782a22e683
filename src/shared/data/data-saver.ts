/** Whether the visitor has asked for few data, which Chromium's browsers alone say (product 2.11b). */
export const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;
