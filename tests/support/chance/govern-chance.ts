import { governChance } from './chance.ts';

governChance();
