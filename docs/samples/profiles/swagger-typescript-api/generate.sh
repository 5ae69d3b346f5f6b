npm install --save-dev swagger-typescript-api
npx swagger-typescript-api generate -p https://docs.data-validation.example/openapi/2.1.slim.json -o src -n api.ts
