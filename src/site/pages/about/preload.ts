import { startPreload } from '../../data/loader-cache';
import { aboutLoader } from './about.loader';

startPreload(aboutLoader);
