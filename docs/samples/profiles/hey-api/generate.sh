npm install --save-dev @hey-api/openapi-ts
npx openapi-ts -i https://docs.data-validation.example/openapi/2.1.slim.json -o src/api
