/** A promise with the functions that settle it. */
export function deferred() {
  const settle: { resolve?: () => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<void>((resolve, reject) =>
    Object.assign(settle, { resolve, reject }),
  );
  return {
    promise,
    resolve: () => settle.resolve?.(),
    reject: (error: Error) => settle.reject?.(error),
  };
}
