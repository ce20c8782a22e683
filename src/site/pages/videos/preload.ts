import { startPreload } from '../../data/loader-cache';
import { videosLoader } from './videos.loader';

startPreload((request) => videosLoader({ request }));
