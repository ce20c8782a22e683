/** What stays free between a menu and the edges of the window, in pixels. */
const EDGE = 8;

/**
 * Places an open menu below its button, or above it where there is more room. On a phone its styles
 * place it at the lower edge, within reach of the thumb.
 */
export function placeAt(button: HTMLElement, menu: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + height + EDGE <= clientHeight || top < clientHeight - bottom;
  const y = isBelow ? Math.min(bottom, clientHeight - height - EDGE) : Math.max(EDGE, top - height);
  const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
  menu.style.setProperty('--x', `${x}px`);
  menu.style.setProperty('--y', `${y}px`);
}
