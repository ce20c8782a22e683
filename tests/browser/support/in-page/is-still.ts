/** Runs in the page: returns whether it has no pending work for three frames in a row. */
export async function isStill(): Promise<boolean> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => window.setTimeout(resolve));
    });
    if (document.documentElement.dataset['open'] !== '0') return false;
  }
  return true;
}
