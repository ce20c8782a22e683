/** The company's mark: the young moon. */
export const Logo = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true" fill="currentColor">
    <path d="M40 4a28 28 0 1 0 20 40A23 23 0 0 1 40 4z" />
  </svg>
);
