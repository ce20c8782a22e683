interface IconProps {
  /** An SVG path in a viewBox of 24 by 24. */
  readonly path: string;
  readonly fill?: string;
}

/** An icon with strokes in the text color. */
export const Icon = ({ path, fill }: IconProps) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
    <path d={path} fill={fill} />
  </svg>
);

export const ArrowIcon = () => <Icon path="M5 12h14M13 6l6 6-6 6" />;

export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h10" />;

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />;

export const SearchIcon = () => <Icon path="M20 20l-5-5m1.5-4.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />;

export const PlayIcon = () => <Icon path="M8 5v14l11-7z" fill="currentColor" />;

/**
 * Paths for `Icon` that only some files use. The build inlines constants into these files, whereas
 * components would need a separate file.
 */
export const PREVIOUS_ICON = 'M15 5l-7 7 7 7';
export const NEXT_ICON = 'M9 5l7 7-7 7';
export const PAUSE_ICON = 'M9 6v12M15 6v12';
export const PICTURE_ICON = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01';

/**
 * The company's logo. The build puts its SVG symbol into index.html, where the splash shows it
 * first.
 */
export const Logo = () => (
  <svg aria-hidden="true">
    <use href="#logo" />
  </svg>
);
