/// <reference types="foyerkit/elements/vue" />
