import type { Canvas } from './canvas';

type Context = NonNullable<ReturnType<typeof contextOf>>;
const contextOf = (canvas: Canvas) => canvas.getContext('2d');

/**
 * A colour of src/company/colors.css for a canvas, by its name there, as #rrggbbaa: the canvas brings
 * whatever the style sheet has into one form.
 */
export function siteColor(context: Context, name: string, alpha = 1): string {
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  const opacity = Math.round(alpha * 255).toString(16);
  return `${String(context.fillStyle)}${opacity.padStart(2, '0')}`;
}
