import {
  AboutHero,
  Purpose,
  Story,
  useAboutSettings,
  Producers,
} from '../../../content/settings/ui/About';
import { usePageTitle } from '../../../content/meta/page-title';
import { ABOUT } from '../../../shared/words/frame';

/** About: hero, Our Story, Mission, Vision and the producers (product 9.9). */
export function AboutPage() {
  const texts = useAboutSettings();
  usePageTitle(ABOUT);
  return (
    <>
      <AboutHero texts={texts} />
      <Story texts={texts} />
      <Purpose texts={texts} />
      <Producers texts={texts} />
    </>
  );
}
