/** Runs in the page: whether it is at rest for three frames in a row. */
export async function isStill(): Promise<boolean> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => window.setTimeout(resolve));
    });
    if (document.documentElement.dataset['open'] !== '0') return false;
  }
  return true;
}
