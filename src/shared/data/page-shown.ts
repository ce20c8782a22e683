let sayRendered = () => {};
const rendered = new Promise<void>((resolve) => {
  sayRendered = resolve;
});

/** Is called when the first page has been rendered. */
export const markPageRendered = (): void => sayRendered();

/** Resolves when the splash has lifted (product 3.1). */
export async function splashLifted(): Promise<void> {
  const animations = document.getElementById('splash')?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** Resolves when the first page is in view: what can wait is not to hold it up. */
export async function pageShown(): Promise<void> {
  await rendered;
  await splashLifted();
}
