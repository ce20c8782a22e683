/** The company's mark; its drawing stands in index.html, where the splash needs it first. */
export const Logo = () => (
  <svg aria-hidden="true">
    <use href="#logo" />
  </svg>
);
