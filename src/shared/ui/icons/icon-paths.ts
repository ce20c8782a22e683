/**
 * Icons that only some files draw, for `Icon`. The build copies constants into these files;
 * components would be a file of their own.
 */
export const PREVIOUS_ICON = 'M15 5l-7 7 7 7';
export const NEXT_ICON = 'M9 5l7 7-7 7';
export const PAUSE_ICON = 'M9 6v12M15 6v12';
export const PICTURE_ICON = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01';
