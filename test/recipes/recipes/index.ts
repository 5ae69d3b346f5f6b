import type { Recipe } from "../recipe.ts";
import { artifact } from "./artifact.ts";
import { country } from "./country.ts";
import { field } from "./field.ts";
import { option } from "./option.ts";
import { status } from "./status.ts";
import { version } from "./version.ts";

/** The recipes by the word that names them on the command line. */
export const recipes: Record<string, Recipe> = { field, option, version, status, artifact, country };
