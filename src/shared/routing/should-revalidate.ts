import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** Search parameters that open or choose something on a page and ask for no other data. */
const OVERLAY_PARAMETERS = ['video', 'trailer', 'picture', 'announcement', 'added', 'event'];

/** Reads a page's data again unless the address changed in nothing but an overlay. */
export function revalidateUnlessOverlay({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const moved = currentUrl.href !== nextUrl.href;
  return moved && address(currentUrl) === address(nextUrl) ? false : defaultShouldRevalidate;
}

function address(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const parameter of OVERLAY_PARAMETERS) search.delete(parameter);
  return `${url.pathname}?${search.toString()}`;
}
