/** The company's logo; its SVG symbol is in index.html, because the splash shows it first. */
export const Logo = () => (
  <svg aria-hidden="true">
    <use href="#logo" />
  </svg>
);
