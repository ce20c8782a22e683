/** Returns a function that reads once, and again only after a failure. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    if (!result) {
      const reading = read();
      result = reading;
      reading.catch(() => {
        result = undefined;
      });
    }
    return result;
  };
}
